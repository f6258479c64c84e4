/** performance.now() as state, for countdowns. It ticks only while the page is visible. */

class Now {
  ms = $state(performance.now());

  constructor() {
    setInterval(() => {
      if (document.visibilityState === 'visible') this.ms = performance.now();
    }, 250);
  }
}

export const now = new Now();
