import { freeBase, portsFrom } from './ports.ts';
import { listen } from './server.ts';

describe("a laptop's ports", () => {
  it('are the same from run to run: the site first, the others behind it', async () => {
    const base = await freeBase();
    const ports = await portsFrom(base);
    expect(ports.site).toBe(base);
    expect(Object.values(ports).sort()).toEqual(Object.keys(ports).map((_, i) => base + i));
  });

  it.each([
    ['site', 0],
    ['s3', 2],
    ['engine', 7],
    ['live', 8],
  ])('are refused in one sentence when the port of %s is in use', async (name, offset) => {
    const base = await freeBase();
    const other = await listen((_request, response) => void response.end(), base + offset);
    try {
      await expect(portsFrom(base)).rejects.toThrow(
        `Port ${base + offset} is in use (wanted for ${name}). Stop the program that uses it, or set PORT to another number.`,
      );
    } finally {
      await other.stop();
    }
  });
});
