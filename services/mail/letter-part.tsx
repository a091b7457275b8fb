import { Button } from '@react-email/button';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Part } from './letter.ts';
import { light, mono, paragraph, small } from './letter-style.ts';

type PartOf<K extends Part['kind']> = Extract<Part, { kind: K }>;

const Paragraph = ({ part }: { part: PartOf<'paragraph'> }) => (
  <Text className="ink" style={paragraph}>
    {part.text}
  </Text>
);

const Code = ({ part }: { part: PartOf<'code'> }) => (
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
        // Balances the letter spacing after the last digit.
        paddingLeft: '0.18em',
        textAlign: 'center',
      }}
    >
      {part.code}
    </Text>
  </Section>
);

const Quote = ({ part }: { part: PartOf<'quote'> }) => (
  <Section className="line" style={{ borderLeft: `3px solid ${light.line}`, margin: '4px 0 20px' }}>
    <Text className="ink" style={{ ...paragraph, margin: '2px 0 2px 16px' }}>
      {part.text}
    </Text>
  </Section>
);

const Facts = ({ part }: { part: PartOf<'facts'> }) => (
  <Section style={{ margin: '4px 0 20px' }}>
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse', tableLayout: 'fixed' }}>
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

const Action = ({ part }: { part: PartOf<'action'> }) => (
  // A separate row, so that the next part is placed below rather than beside it.
  <Section>
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
  </Section>
);

const Link = ({ part }: { part: PartOf<'link'> }) => (
  <Text className="ink" style={paragraph}>
    <a href={part.href} style={{ color: light.ink, overflowWrap: 'anywhere', textDecoration: 'underline' }}>
      {part.label}
    </a>
  </Text>
);

/** One part of a letter as HTML for email programs. */
export function LetterPart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'paragraph':
      return <Paragraph part={part} />;
    case 'code':
      return <Code part={part} />;
    case 'quote':
      return <Quote part={part} />;
    case 'facts':
      return <Facts part={part} />;
    case 'action':
      return <Action part={part} />;
    case 'link':
      return <Link part={part} />;
  }
}
