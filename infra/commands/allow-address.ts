import { DeleteSuppressedDestinationCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';
import { addressRepository } from '../../services/platform/address-repository.ts';
import { openTable } from '../../services/platform/table.ts';

/** Allows email to an address again: removes it from our suppression list of bounces and complaints, and from SES's. */
export async function allowAddress(tableName: string, email: string): Promise<void> {
  await addressRepository(openTable(tableName)).open(email);
  try {
    await new SESv2Client({}).send(new DeleteSuppressedDestinationCommand({ EmailAddress: email }));
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
  }
}
