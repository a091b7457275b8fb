// Runs in the measured page before the page's own code; bench/library.ts calls it. Times are from the page's clock, in
// milliseconds.
(() => {
  const PATIENCE_MS = 30_000;
  const cards = () => document.querySelectorAll('[data-card]');
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  /** Resolves once the next frame is on the screen. */
  const painted = () => frame().then(() => new Promise((next) => setTimeout(next)));

  /** Resolves once a frame that satisfies `holds` is on the screen. */
  const until = async (holds, what) => {
    const deadline = performance.now() + PATIENCE_MS;
    while (!holds()) {
      if (performance.now() > deadline) throw new Error(`The page did not show ${what}`);
      await frame();
    }
    await painted();
  };

  window.watch = {
    /** Starts counting the cards on the page, until `scrolled` is called. */
    scrolling() {
      let isOver = false;
      let mostCards = 0;
      const counting = (async () => {
        while (!isOver) {
          mostCards = Math.max(mostCards, cards().length);
          await frame();
        }
      })();
      window.watch.scrolled = async () => {
        isOver = true;
        await counting;
        const element = document.scrollingElement;
        return {
          mostCards,
          left: element.scrollHeight - element.clientHeight - element.scrollTop,
        };
      };
    },

    /**
     * Measures from the next input to the frame in which the list has changed and a card shows the words. Other
     * releases may match through text that their cards do not show.
     */
    searching(words) {
      const wanted = words.toLowerCase().split(' ');
      const size = () => document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize');
      const before = size();
      const typed = new Promise((next) =>
        addEventListener('input', ({ timeStamp }) => next(timeStamp), { capture: true, once: true }),
      );
      const fits = () => {
        const texts = [...cards()].map(({ textContent }) => textContent.toLowerCase());
        return size() !== before && texts.some((text) => wanted.every((word) => text.includes(word)));
      };
      const found = typed.then(async (from) => {
        await until(fits, `the result of ${words}`);
        return performance.now() - from;
      });
      window.watch.found = () => found;
    },

    /** Resolves once everything requested so far, and its consequences, are on the screen. */
    drawn: () => frame().then(painted),

    /** Measures from the start of the navigation to the frame with the page's heading and this element. */
    async shown(selector) {
      await until(() => document.querySelector('main h1') && document.querySelector(selector), selector);
      return performance.now();
    },
  };
})();
