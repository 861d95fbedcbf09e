import type { KeptWords } from './en.ts'

export const keptDe: KeptWords = {
  title: 'Auf diesem Gerät behalten',
  lead: 'Diese lassen sich ohne Netz lesen. Sie gehen, wenn du dich abmeldest.',
  none: 'Hier ist nichts behalten',
  noneText: 'Drück das Lesezeichen über einem Brief, um ihn mit auf die Reise zu nehmen.',
  gone: 'Dieser Brief ist hier nicht behalten',
  home: 'Zu allem',
  keep: 'Auf diesem Gerät behalten',
  drop: 'Nicht mehr auf diesem Gerät behalten',
  kept: 'Auf diesem Gerät behalten, auch ohne Netz.',
  dropped: 'Nicht mehr auf diesem Gerät behalten.',
  noRoom: 'Auf diesem Gerät ist kein Platz dafür.',
}
