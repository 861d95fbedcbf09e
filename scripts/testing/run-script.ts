import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { root } from '../import-rule/read-repository.ts'

/** Runs our sources in a process of their own, in which there is no vitest. */
export const runScript = (...words: readonly string[]) => runScriptWith({}, ...words)

/** The same, with more in its environment. */
export async function runScriptWith(
  environment: Readonly<Record<string, string>>,
  ...words: readonly string[]
) {
  const child = spawn(process.execPath, ['--import', './scripts/from-sources.mjs', ...words], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[code], out, err] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, said: (out + err).trim() }
}
