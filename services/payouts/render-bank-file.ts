import { stringify } from 'csv-stringify/sync';
import XMLBuilder from 'fast-xml-builder';
import type { PayoutMethodDetails } from '../../shared/payouts/payout-method.ts';

/** The paying account. */
export type Debtor = { name: string; iban: string; bic: string };

/** A transfer of whole cents in US dollars. The bank's reply repeats `reference` (EndToEndId). */
export type Transfer = {
  reference: string;
  micros: bigint;
  to: Extract<PayoutMethodDetails, { kind: 'iban' | 'us-bank' }>;
};

export type BankFile = { messageId: string; at: Date; debtor: Debtor; transfers: readonly Transfer[] };

/** Formats an amount as banks do: `61.23`. */
const decimal = (micros: bigint): string => {
  const cents = micros / 10_000n;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
};
const sumMicros = (transfers: readonly Transfer[]) => transfers.reduce((sum, { micros }) => sum + micros, 0n);

/**
 * Restricts text to the characters that every bank accepts (EPC217-08): accents are removed, and characters in other
 * scripts become a period. A leading sign is removed too, because banks reject a leading slash, and spreadsheets
 * evaluate text after a plus or minus.
 */
export const bankText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    .replace(/^[-+/ ]+/, '')
    .trim() || '.';

const agent = (to: Transfer['to']) => {
  if (to.kind === 'us-bank')
    return { CdtrAgt: { FinInstnId: { ClrSysMmbId: { ClrSysId: { Cd: 'USABA' }, MmbId: to.routing } } } };
  return to.bic ? { CdtrAgt: { FinInstnId: { BICFI: to.bic } } } : {};
};

/**
 * Renders a customer credit transfer initiation, ISO 20022 pain.001.001.09. The bank rejects a second file with the
 * same message id.
 */
export function renderPain001({ messageId, at, debtor, transfers }: BankFile): string {
  const [count, sum] = [String(transfers.length), decimal(sumMicros(transfers))];
  const document = {
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    Document: {
      '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: messageId,
          CreDtTm: at.toISOString(),
          NbOfTxs: count,
          CtrlSum: sum,
          InitgPty: { Nm: bankText(debtor.name) },
        },
        PmtInf: {
          PmtInfId: messageId,
          PmtMtd: 'TRF',
          NbOfTxs: count,
          CtrlSum: sum,
          ReqdExctnDt: { Dt: at.toISOString().slice(0, 10) },
          Dbtr: { Nm: bankText(debtor.name) },
          DbtrAcct: { Id: { IBAN: debtor.iban } },
          DbtrAgt: { FinInstnId: { BICFI: debtor.bic } },
          ChrgBr: 'SHAR',
          CdtTrfTxInf: transfers.map(({ reference, micros, to }) => ({
            PmtId: { EndToEndId: reference },
            Amt: { InstdAmt: { '@Ccy': 'USD', '#text': decimal(micros) } },
            ...agent(to),
            Cdtr: { Nm: bankText(to.holder) },
            CdtrAcct: { Id: to.kind === 'iban' ? { IBAN: to.iban } : { Othr: { Id: to.account } } },
            RmtInf: { Ustrd: `Royalties ${reference}` },
          })),
        },
      },
    },
  };
  const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });
  return builder.build(document);
}

/** Renders the same transfers as CSV, for banks that do not accept XML. */
export const renderBankCsv = ({ transfers }: BankFile): string =>
  stringify(
    transfers.map(({ reference, micros, to }) => ({
      reference,
      amount: decimal(micros),
      currency: 'USD',
      name: bankText(to.holder),
      iban: to.kind === 'iban' ? to.iban : '',
      bic: to.kind === 'iban' ? (to.bic ?? '') : '',
      routing: to.kind === 'us-bank' ? to.routing : '',
      account: to.kind === 'us-bank' ? to.account : '',
    })),
    { header: true },
  );
