/** My name and avatar; the server knows me by a cookie. */
import { t } from '$client/i18n/shell.svelte';
import { call } from '$client/net/api';
import { once } from '$client/net/once';
import type { GuestInfo } from '$client/wire';

class Me {
  info = $state.raw<GuestInfo | null>(null);

  load = once(async () => {
    this.info = await this.nameNewGuest(await call('me'));
  });

  /** Replaces the "Guest 1234" of a first visit by a friendlier name. */
  private async nameNewGuest(info: GuestInfo): Promise<GuestInfo> {
    const number = /^Guest (\d{4})$/.exec(info.name)?.[1];
    if (!number) return info;
    const name = t(`guest-name-${(Number(number) % 12) + 1}`);
    return call('setMe', {}, { name, avatar: info.avatar });
  }

  async change(name: string, avatar: string): Promise<void> {
    this.info = await call('setMe', {}, { name, avatar });
  }
}

export const me = new Me();
