/** The page's address as state, and changing it without a reload. */

class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  query(name: string): string | null {
    return new URLSearchParams(this.search).get(name);
  }

  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.read();
    if (!replace) window.scrollTo(0, 0);
  }

  read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const route = new Route();

window.addEventListener('popstate', () => route.read());

/** A click handler: links inside the site change the page without a reload. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) {
    return;
  }
  const link = (event.target as Element).closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement)) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  if (link.pathname === location.pathname && link.hash && link.search === location.search) {
    document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView();
    return;
  }
  route.go(link.pathname + link.search + link.hash);
}
