export default () => globalThis.__stopLaptop?.();
