import { startLaptop } from './start-laptop.ts';

const basePort = Number(process.env['PORT'] ?? 4400);
const dataFolder = process.env['DATA_DIR'] ?? '.local';
const pages = process.env['SEGNO_PAGES'] === 'built' ? 'built' : 'dev';

try {
  const laptop = await startLaptop({
    basePort,
    dataFolder,
    pages,
    watch: true,
    onReload: (name) => console.log(`reloaded ${name}`),
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await laptop.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(`ready ${laptop.site}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
