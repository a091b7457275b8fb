import { Body } from '@react-email/body';
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
import { type Letter, UNSUBSCRIBE } from './letter.ts';
import { LetterPart } from './letter-part.tsx';
import { light, sans, small, styles } from './letter-style.ts';

const Page = ({ letter }: { letter: Letter }) => (
  <Html lang="en">
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{letter.subject}</title>
      {/* Our own text, without a quotation mark or ampersand that would need escaping. */}
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
            {letter.parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once
              <LetterPart key={index} part={part} />
            ))}
            <Hr className="line" style={{ border: 0, borderTop: `1px solid ${light.line}`, margin: '20px 0 16px' }} />
            <Text className="soft" style={{ ...small, margin: 0 }}>
              {letter.why}
              {letter.unsubscribeUrl && (
                <>
                  {' '}
                  <Link
                    className="soft"
                    href={letter.unsubscribeUrl}
                    style={{ color: light.soft, textDecoration: 'underline' }}
                  >
                    {UNSUBSCRIBE}
                  </Link>
                </>
              )}
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

/**
 * Cognito accepts letters, marks, symbols, numbers, punctuation and plain spaces (API reference,
 * `EmailVerificationMessageType`).
 */
const notAccepted = /[^\p{L}\p{M}\p{S}\p{N}\p{P}\t\n\v\f\r ]/gu;

/** Renders a letter as HTML for email programs, with invisible characters as entities. */
export const renderHtml = (letter: Letter): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<Page letter={letter} />)}`.replace(
    notAccepted,
    (character) => `&#${character.codePointAt(0)};`,
  );
