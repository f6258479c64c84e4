/** Who I am here: a name and a portrait, in a cookie of the server's. */
import { call } from '$client/net/api';
import { t } from '$client/words/shell.svelte';
import type { GuestInfo } from '$client/wire';

class Me {
  info = $state.raw<GuestInfo | null>(null);

  async load(): Promise<GuestInfo> {
    this.info ??= await this.greet(await call('me'));
    return this.info;
  }

  /** Whoever comes for the first time gets a name that sounds like somebody. */
  private async greet(info: GuestInfo): Promise<GuestInfo> {
    const number = /^Guest (\d{4})$/.exec(info.name)?.[1];
    if (!number) return info;
    const name = t(`guest-name-${(Number(number) % 12) + 1}`);
    return call('setMe', {}, { name, avatar: info.avatar });
  }

  async become(name: string, avatar: string): Promise<void> {
    this.info = await call('setMe', {}, { name, avatar });
  }
}

export const me = new Me();
