import { useEffect, useState } from 'react'
import { useLocale } from '../../i18n/language.ts'
import { Bar } from '../../ui/bar.tsx'
import s from './uploads.module.css'
import type { FileState } from './upload-queue.ts'
import { FileFault } from './upload-rules.ts'
import type { UploadsWords } from './words/en.ts'
import { useUploadsWords } from './words/index.ts'

const [KILOBYTE, MEGABYTE] = [1024, 1024 * 1024]

/** “2.4 MB”, as the reader writes it. */
export function useSizeText(): (bytes: number) => string {
  const locale = useLocale()
  return (bytes) => {
    const [unit, size] =
      bytes < MEGABYTE / 10 ? ['kilobyte', bytes / KILOBYTE] : ['megabyte', bytes / MEGABYTE]
    const format = { style: 'unit', unit, maximumSignificantDigits: 2 } as const
    return new Intl.NumberFormat(locale, format).format(size)
  }
}

const secondsTo = (time: number) => Math.max(1, Math.ceil((time - Date.now()) / 1000))

/** Counts down to it. */
function useSecondsTo(time: number | undefined): number {
  const [seconds, setSeconds] = useState(1)
  useEffect(() => {
    if (time === undefined) return
    setSeconds(secondsTo(time))
    const timer = setInterval(() => setSeconds(secondsTo(time)), 1000)
    return () => clearInterval(timer)
  }, [time])
  return seconds
}

/** Why a file did not go, as people say it. */
export function faultText(words: UploadsWords, error: Error): string {
  if (!(error instanceof FileFault)) return error.message
  return error.fault === 'unknown' ? words.unknown : words.tooLarge(error.megabytesMax)
}

function useStateText(state: FileState): string {
  const words = useUploadsWords()
  const seconds = useSecondsTo(state.kind === 'held' ? state.until : undefined)
  switch (state.kind) {
    case 'sending':
      return words.sending(Math.round(100 * state.part))
    case 'held':
      return words.held(seconds)
    case 'failed':
      return faultText(words, state.error)
    case 'waiting':
    case 'checking':
    case 'unreachable':
    case 'done':
      return words[state.kind]
  }
}

const partOf = (state: FileState): number | undefined =>
  state.kind === 'sending' ? state.part : state.kind === 'checking' ? 1 : undefined

interface FileStateProps {
  readonly name: string
  readonly state: FileState
}

/** How far a file is, as a line that fills and in words. */
export function FileStateLine({ name, state }: FileStateProps) {
  const words = useUploadsWords()
  const text = useStateText(state)
  const part = partOf(state)
  return (
    <span className={s.state} data-kind={state.kind}>
      {part !== undefined && <Bar value={part} max={1} label={words.progress(name)} text={text} />}
      <small>{text}</small>
    </span>
  )
}
