import { useSyncExternalStore } from 'react'

const KEY = 'longtable.theme'
const watchers = new Set<() => void>()
const { dataset } = document.documentElement

const chosen = localStorage.getItem(KEY)
if (chosen === 'light' || chosen === 'dark') dataset['theme'] = chosen

/** What a person has chosen; without a choice the system decides. */
export function setTheme(theme: 'light' | 'dark'): void {
  localStorage.setItem(KEY, theme)
  dataset['theme'] = theme
  for (const tell of watchers) tell()
}

const isDark = (): boolean =>
  dataset['theme'] === undefined
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : dataset['theme'] === 'dark'

export const useIsDark = (): boolean =>
  useSyncExternalStore((tell) => {
    watchers.add(tell)
    return () => watchers.delete(tell)
  }, isDark)
