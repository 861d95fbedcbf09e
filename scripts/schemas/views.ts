import { filesUnder, read } from '../import-rule/read-repository.ts'

const VIEW = /^export (?:interface|type) (\w+View)\b/gm

/** Exported types whose names end in `View`, with their files: that is what makes them views. */
export function viewsUnder(folder: string): ReadonlyMap<string, string> {
  const views = new Map<string, string>()
  for (const path of filesUnder(folder).filter((file) => file.endsWith('.ts')))
    for (const [, name = ''] of read(path).matchAll(VIEW)) {
      if (views.has(name)) throw new Error(`${name} is in ${path} and in ${views.get(name)}.`)
      views.set(name, path.slice(folder.length + 1))
    }
  return views
}
