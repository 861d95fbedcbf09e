import { useSyncExternalStore } from 'react'

/** The words of one part of the program: English is in it, other languages are loaded when wanted. */
export interface Catalogue<Words> {
  readonly en: Words
  readonly others: Readonly<Record<string, () => Promise<Words>>>
}

/** Languages by their own names. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch' }

const KEY = 'longtable.language'

const wished = (): string => {
  const chosen = localStorage.getItem(KEY) ?? navigator.language.slice(0, 2)
  return Object.hasOwn(LANGUAGES, chosen) ? chosen : 'en'
}

/** What was chosen last; its words may still be on their way. */
let wish = wished()
let code = wish
const loaded = new Map<Catalogue<unknown>, Map<string, unknown>>()
const watchers = new Set<() => void>()

/** What a device keeps of an app that is installed speaks its language too. */
function chooseManifest(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  const href = link?.dataset[code]
  if (link && href && link.getAttribute('href') !== href) link.href = href
}

const tell = () => {
  document.documentElement.lang = code
  chooseManifest()
  for (const watcher of watchers) watcher()
}

async function load(catalogue: Catalogue<unknown>, wanted: string): Promise<void> {
  const known = loaded.get(catalogue) ?? new Map([['en', catalogue.en]])
  loaded.set(catalogue, known)
  const loader = catalogue.others[wanted]
  if (known.has(wanted) || !loader) return
  known.set(wanted, await loader())
}

/** Every part that is open changes at once, when all of it is there; of two choices the last one. */
export async function chooseLanguage(next: string): Promise<void> {
  localStorage.setItem(KEY, next)
  wish = next
  tell()
  await Promise.all([...loaded.keys()].map((catalogue) => load(catalogue, next)))
  if (wish !== next) return
  code = next
  tell()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const useLocale = (): string => useSyncExternalStore(watch, () => code)

/** For who chooses: it is chosen before its words are there. */
export const useChosenLanguage = (): string => useSyncExternalStore(watch, () => wish)

function wordsNow<Words>(catalogue: Catalogue<Words>): Words {
  const known = loaded.get(catalogue)
  if (!known?.has(code)) void load(catalogue, code).then(tell)
  return (known?.get(code) ?? catalogue.en) as Words
}

/** The same outside of what is drawn; in English while a language cannot be had. */
export const wordsOf = <Words>(catalogue: Catalogue<Words>): Promise<Words> =>
  load(catalogue, code).then(
    () => wordsNow(catalogue),
    () => catalogue.en,
  )

/** The words of a catalogue in the reader's language. */
export const useWords = <Words>(catalogue: Catalogue<Words>): Words =>
  useSyncExternalStore(watch, () => wordsNow(catalogue))

/** Before the first page is drawn, so that it is not drawn twice. */
export const loadWords = (...catalogues: readonly Catalogue<unknown>[]): Promise<unknown> =>
  Promise.all(catalogues.map((catalogue) => load(catalogue, code))).then(tell)
