/** The time on this page's own clock, for things that count down. It ticks only while seen. */

class Now {
  ms = $state(performance.now());

  constructor() {
    setInterval(() => {
      if (document.visibilityState === 'visible') this.ms = performance.now();
    }, 250);
  }
}

export const now = new Now();
