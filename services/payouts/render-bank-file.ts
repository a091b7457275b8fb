import { stringify } from 'csv-stringify/sync';
import XMLBuilder from 'fast-xml-builder';
import type { PayoutMethodDetails } from '../../shared/payouts/payout-method.ts';

/** Whose account pays. */
export type Debtor = { name: string; iban: string; bic: string };

/** A transfer of whole cents of a US dollar. `reference` comes back in the bank's answer (EndToEndId). */
export type Transfer = {
  reference: string;
  micros: bigint;
  to: Extract<PayoutMethodDetails, { kind: 'iban' | 'us-bank' }>;
};

export type BankFile = { messageId: string; at: Date; debtor: Debtor; transfers: readonly Transfer[] };

/** `61.23`: an amount as banks write it. */
const decimal = (micros: bigint): string => {
  const cents = micros / 10_000n;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
};
const sumOf = (transfers: readonly Transfer[]) => transfers.reduce((sum, { micros }) => sum + micros, 0n);

/**
 * In the letters that every bank takes (EPC217-08): an accent is left out, another script is not understood by all, and becomes a dot. A sign
 * at the beginning is left out too, because banks refuse a slash there and a spreadsheet computes what follows a plus or minus.
 */
export const bankText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    .replace(/^[-+/ ]+/, '')
    .trim() || '.';

const agentOf = (to: Transfer['to']) => {
  if (to.kind === 'us-bank')
    return { CdtrAgt: { FinInstnId: { ClrSysMmbId: { ClrSysId: { Cd: 'USABA' }, MmbId: to.routing } } } };
  return to.bic ? { CdtrAgt: { FinInstnId: { BICFI: to.bic } } } : {};
};

/** Customer credit transfer initiation, ISO 20022 pain.001.001.09. The bank refuses a second file with the same message id. */
export function renderPain001({ messageId, at, debtor, transfers }: BankFile): string {
  const [count, sum] = [String(transfers.length), decimal(sumOf(transfers))];
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
            ...agentOf(to),
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

/** The same as CSV, for banks that take no XML. */
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
