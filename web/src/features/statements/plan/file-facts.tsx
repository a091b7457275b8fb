import { encodingNames } from '../../../../../shared/royalties/statement-encoding.ts';
import { originalMessage } from '../../../data/statements/messages.ts';
import { requestOriginalUrl } from '../../../data/statements/mutations.ts';
import { countText, decimalText } from '../../../lib/decimal-text.ts';
import { dateAndTime, fileSize, grouped, plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { Facts } from '../../release-view/facts.tsx';
import { monthsText, type Planned, type ReadFacts } from '../statement-text.ts';

/** Facts about the file, beside the office's control totals (product 30.6). */
export function FileFacts({ statement }: { statement: Planned }) {
  const { read, given, fileName, bytes, createdAt, createdBy } = statement;
  const download = useAction((_: undefined) => requestOriginalUrl(statement.statementId), {
    done: ({ url }) => window.location.assign(url),
    failed: (error) => ({ title: 'Download failed', text: originalMessage(error) }),
  });
  const stated = read.totals?.at(-1);
  const statedTotal = stated && (
    <span key="stated" className="tabular-nums">
      {read.currency} {decimalText(stated)} in the file, matches the lines
    </span>
  );
  const isDollars = read.currency === 'USD';
  return (
    <Facts
      onlyGiven
      rows={[
        ['Format', read.formatName],
        ['Sheet', read.sheet],
        ['Text encoding', read.encoding && encodingText(read.encoding)],
        ['Currency', given.onlyCurrency && `Only the lines in ${given.onlyCurrency}`],
        ['Months', monthsText(read.months)],
        ['Lines', grouped(read.lines)],
        ['Lines of the file', read.file && <LinesOfFile key="file-lines" read={read} />],
        ['Quantity', countText(read.quantity)],
        [
          'Sum of the lines',
          <span key="sum" className="tabular-nums">
            {read.currency} <Digits text={decimalText(read.amount)} />
          </span>,
        ],
        [
          'Control total',
          given.controlAmount ? (
            <span key="control" className="tabular-nums">
              {read.currency} {decimalText(given.controlAmount)}, matches the file
            </span>
          ) : (
            (statedTotal ?? 'None')
          ),
        ],
        ['Control lines', given.controlLines && `${grouped(given.controlLines)}, matches the file`],
        [
          'Rate',
          !isDollars && read.rate && (
            <span key="rate" className="tabular-nums">
              1 {read.currency} is {read.rate} US dollars{given.rate ? ', entered by the office' : ', from the file'}
            </span>
          ),
        ],
        [
          'Unknown countries',
          read.unknownTerritories.map(({ text, lines }) => `${text} (${plural(lines, 'line')})`).join(', '),
        ],
        [
          'File',
          <span key="file" className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {fileName}, {fileSize(bytes)}
            <Button size="small" onClick={() => download(undefined)}>
              Download
            </Button>
          </span>,
        ],
        ['Dropped', `${dateAndTime(createdAt)} by ${createdBy.name}`],
      ]}
    />
  );
}

/** Accounts for every line of the file, by kind. The numbers add up to the total. */
function LinesOfFile({ read }: { read: ReadFacts }) {
  const { file, lines, badLines, postedBefore } = read;
  if (!file) return null;
  const parts: readonly (readonly [number, string])[] = [
    [lines - (postedBefore?.lines ?? 0), 'counted'],
    [postedBefore?.lines ?? 0, 'posted before'],
    [badLines, 'not counted'],
    [file.above, 'above the header'],
    [file.setAside, 'set aside'],
    [file.blank, 'blank'],
    [file.inCells, 'within cells'],
  ];
  const shown = parts.filter(([count]) => count > 0).map(([count, what]) => `${grouped(count)} ${what}`);
  return (
    <>
      {grouped(file.physical)}: {shown.join(', ')}
    </>
  );
}
const encodingText = ({ used, isGuess }: NonNullable<Planned['read']['encoding']>): string =>
  `${encodingNames[used]}, ${isGuess ? 'a guess' : 'chosen by the office'}`;

/** An amount that may wrap after six decimals, the ledger's precision. */
function Digits({ text }: { text: string }) {
  const end = text.indexOf('.') + 7;
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </>
  );
}
