/** Returns seconds as a clock shows them: 0:07, 5:30, 1:02:03. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  if (whole >= 3600) parts.unshift(Math.floor(whole / 3600));
  return parts.map((part, index) => (index ? String(part).padStart(2, '0') : part)).join(':');
}
