export const keptEn = {
  title: 'Kept on this device',
  lead: 'These can be read without a network. They go when you sign out.',
  none: 'Nothing is kept here',
  noneText: 'Press the bookmark above a letter to keep it for a journey.',
  gone: 'This letter is not kept here',
  home: 'To everything',
  keep: 'Keep on this device',
  drop: 'No longer keep on this device',
  kept: 'Kept on this device, also without a network.',
  dropped: 'No longer kept on this device.',
  noRoom: 'This device has no room to keep it.',
}
export type KeptWords = typeof keptEn
