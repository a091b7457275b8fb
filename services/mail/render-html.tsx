import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../shared/brand.ts';
import { colours } from './colours.ts';
import type { Letter, Part } from './letter.ts';

const { light, dark } = colours;
const sans = "'Instrument Sans', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/** Light stands in the elements, for programs that drop this; dark can only stand here. */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 520px) {
  .content { padding: 26px 22px 22px !important; }
  .code { font-size: 30px !important; }
  .action { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: ${dark.paper} !important; }
  .sheet { background-color: ${dark.raised} !important; border-color: ${dark.line} !important; }
  .well { background-color: ${dark.sunken} !important; }
  .ink, .ink a { color: ${dark.ink} !important; }
  .soft, .soft a { color: ${dark.soft} !important; }
  .mark { color: ${dark.signal} !important; }
  .line { border-color: ${dark.line} !important; }
  .action { background-color: ${dark.signal} !important; color: ${dark['on-signal']} !important; }
}`;

const words = {
  color: light.ink,
  fontSize: '16px',
  lineHeight: '24px',
  margin: '0 0 16px',
  overflowWrap: 'anywhere',
} as const;
const small = { color: light.soft, fontSize: '13px', lineHeight: '20px', overflowWrap: 'anywhere' } as const;

function PartOf({ part }: { part: Part }) {
  switch (part.kind) {
    case 'words':
      return (
        <Text className="ink" style={words}>
          {part.text}
        </Text>
      );
    case 'code':
      return (
        <Section className="well" style={{ backgroundColor: light.sunken, borderRadius: '10px', margin: '8px 0 24px' }}>
          <Text
            className="code ink"
            style={{
              color: light.ink,
              fontFamily: mono,
              fontSize: '34px',
              fontWeight: 600,
              letterSpacing: '0.18em',
              lineHeight: '40px',
              margin: '18px 0',
              // The last digit has its space too.
              paddingLeft: '0.18em',
              textAlign: 'center',
            }}
          >
            {part.code}
          </Text>
        </Section>
      );
    case 'quote':
      return (
        <Section className="line" style={{ borderLeft: `3px solid ${light.line}`, margin: '4px 0 20px' }}>
          <Text className="ink" style={{ ...words, margin: '2px 0 2px 16px' }}>
            {part.text}
          </Text>
        </Section>
      );
    case 'facts':
      return (
        <Section style={{ margin: '4px 0 20px' }}>
          <table
            width="100%"
            cellPadding={0}
            cellSpacing={0}
            style={{ borderCollapse: 'collapse', tableLayout: 'fixed' }}
          >
            <tbody>
              {part.rows.map(([label, value]) => (
                <tr key={label}>
                  <th
                    scope="row"
                    className="soft line"
                    style={{
                      ...small,
                      borderTop: `1px solid ${light.line}`,
                      fontWeight: 400,
                      padding: '11px 12px 9px 0',
                      textAlign: 'left',
                      verticalAlign: 'top',
                      width: '72px',
                    }}
                  >
                    {label}
                  </th>
                  <td
                    className="ink line"
                    style={{
                      borderTop: `1px solid ${light.line}`,
                      color: light.ink,
                      fontSize: '15px',
                      lineHeight: '22px',
                      overflowWrap: 'anywhere',
                      padding: '9px 0',
                      verticalAlign: 'top',
                    }}
                  >
                    {value}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      );
    case 'action':
      return (
        <Button
          className="action"
          href={part.href}
          style={{
            backgroundColor: light.signal,
            borderRadius: '10px',
            color: light['on-signal'],
            fontSize: '16px',
            fontWeight: 600,
            margin: '4px 0 16px',
            padding: '13px 22px',
          }}
        >
          {part.label}
        </Button>
      );
  }
}

const Page = ({ letter }: { letter: Letter }) => (
  <Html lang="en">
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{letter.subject}</title>
      {/* Ours, and it holds no quotation mark or ampersand that would need to be escaped. */}
      <style>{styles}</style>
    </Head>
    <Body
      className="paper"
      style={{ backgroundColor: light.paper, fontFamily: sans, margin: 0, padding: '32px 12px 40px' }}
    >
      <Preview>{letter.preview}</Preview>
      <Container style={{ maxWidth: '520px' }}>
        <Text
          className="mark"
          style={{ color: light.signal, fontSize: '18px', fontWeight: 700, margin: '0 0 16px 4px' }}
        >
          {brand.name}
        </Text>
        <Container
          className="sheet"
          style={{
            backgroundColor: light.raised,
            border: `1px solid ${light.line}`,
            borderRadius: '12px',
            maxWidth: '520px',
          }}
        >
          <Section className="content" style={{ padding: '36px 40px 28px' }}>
            <Heading
              as="h1"
              className="ink"
              style={{
                color: light.ink,
                fontSize: '26px',
                fontWeight: 680,
                letterSpacing: '-0.015em',
                lineHeight: '32px',
                margin: '0 0 16px',
                overflowWrap: 'anywhere',
              }}
            >
              {letter.title}
            </Heading>
            {letter.parts.map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter is rendered once
              <PartOf key={place} part={part} />
            ))}
            <Hr className="line" style={{ border: 0, borderTop: `1px solid ${light.line}`, margin: '20px 0 16px' }} />
            <Text className="soft" style={{ ...small, margin: 0 }}>
              {letter.why}
            </Text>
          </Section>
        </Container>
        <Text className="soft" style={{ ...small, margin: '16px 4px 0' }}>
          {brand.name} ·{' '}
          <Link className="soft" href={`mailto:${brand.supportEmail}`} style={{ color: light.soft }}>
            {brand.supportEmail}
          </Link>
        </Text>
      </Container>
    </Body>
  </Html>
);

/** Cognito takes letters, marks, symbols, numbers, punctuation and plain spaces (API reference, `EmailVerificationMessageType`). */
const notTaken = /[^\p{L}\p{M}\p{S}\p{N}\p{P}\t\n\v\f\r ]/gu;

/** A letter as HTML for mail programs, with every character that nobody sees written as an entity. */
export const renderHtml = (letter: Letter): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<Page letter={letter} />)}`.replace(
    notTaken,
    (character) => `&#${character.codePointAt(0)};`,
  );
