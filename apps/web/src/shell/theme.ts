import { useSyncExternalStore } from 'react'

const KEY = 'longtable.theme'
const watchers = new Set<() => void>()
const { dataset } = document.documentElement

const chosen = localStorage.getItem(KEY)
if (chosen === 'light' || chosen === 'dark') dataset['theme'] = chosen

export type Theme = 'system' | 'light' | 'dark'

/** What a person has chosen; without a choice the system decides. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(KEY)
    delete dataset['theme']
  } else {
    localStorage.setItem(KEY, theme)
    dataset['theme'] = theme
  }
  for (const tell of watchers) tell()
}

const night = matchMedia('(prefers-color-scheme: dark)')

const isDark = (): boolean =>
  dataset['theme'] === undefined ? night.matches : dataset['theme'] === 'dark'

/** A device may turn dark in the evening, while a page is open. */
const watch = (tell: () => void) => {
  watchers.add(tell)
  night.addEventListener('change', tell)
  return () => {
    watchers.delete(tell)
    night.removeEventListener('change', tell)
  }
}

export const useIsDark = (): boolean => useSyncExternalStore(watch, isDark)

export const useTheme = (): Theme =>
  useSyncExternalStore(watch, () => (dataset['theme'] ?? 'system') as Theme)
