import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

/** The chains on which artists can be paid. */
export const chains = ['bitcoin', 'ethereum', 'tron'] as const;
export type Chain = (typeof chains)[number];

const base58check = createBase58check(sha256);

/** Whether a string is a base58 address with a valid checksum: a version and a hash of twenty bytes. */
const isBase58 = (address: string, versions: readonly number[]): boolean => {
  const bytes = base58check.decode(address);
  return bytes.length === 21 && versions.includes(bytes[0] ?? -1);
};

/** Whether a string has bech32's separator between prefix and data. */
const hasSeparator = (text: string): text is `${string}1${string}` => text.includes('1');

/** BIP 173 and BIP 350: witness version 0 has a bech32 checksum, later versions bech32m. */
function isWitness(address: string): boolean {
  if (!hasSeparator(address)) return false;
  const version = (words: number[]) => words[0] ?? -1;
  const isProgram = (words: number[], coder: typeof bech32) => {
    const { length } = coder.fromWords(words.slice(1));
    return version(words) === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40;
  };
  const coder = /^bc1q/i.test(address) ? bech32 : bech32m;
  const { prefix, words } = coder.decode(address);
  return (
    prefix === 'bc' && version(words) <= 16 && (version(words) === 0) === (coder === bech32) && isProgram(words, coder)
  );
}

/**
 * Checks an Ethereum address (EIP-55): the case of its letters is the checksum. An address in lower case has no
 * checksum, so a wrong letter would go unnoticed; it is rejected.
 */
function isEthereum(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const hex = address.slice(2).toLowerCase();
  const hash = keccak_256(new TextEncoder().encode(hex));
  const nibble = (n: number) => ((hash[n >> 1] ?? 0) >> (n % 2 === 0 ? 4 : 0)) & 15;
  return [...hex].every((letter, n) => (nibble(n) > 7 ? letter.toUpperCase() : letter) === address[n + 2]);
}

const checks: Record<Chain, (address: string) => boolean> = {
  // P2PKH and P2SH of the main network, and witness programs.
  bitcoin: (address) => (/^bc1/i.test(address) ? isWitness(address) : isBase58(address, [0x00, 0x05])),
  ethereum: isEthereum,
  tron: (address) => isBase58(address, [0x41]),
};

/** Whether an address on the chain's main network has a valid checksum. */
export function isCryptoAddress(chain: Chain, address: string): boolean {
  try {
    return checks[chain](address);
  } catch {
    return false; // the decoders throw for invalid addresses
  }
}
