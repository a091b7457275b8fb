import { DeleteSuppressedDestinationCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';
import { addressRepository } from '../../services/platform/address-repository.ts';
import { openTable } from '../../services/platform/table.ts';

/** Lets an address have mail again: it leaves our list of those that bounced or complained, and SES's. */
export async function freeAddress(tableName: string, email: string): Promise<void> {
  await addressRepository(openTable(tableName)).open(email);
  try {
    await new SESv2Client({}).send(new DeleteSuppressedDestinationCommand({ EmailAddress: email }));
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
  }
}
