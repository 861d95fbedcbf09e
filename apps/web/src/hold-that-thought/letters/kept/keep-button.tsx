import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '../../../ui/toasts.tsx'
import { Tool } from '../../kit/tool.tsx'
import type { WholeLetter } from '../letter.operations.ts'
import { dropLetter, keepLetter, keptReading } from './kept.ts'
import { useKeptWords } from './words/index.ts'

/** Keeps a letter on this device; a second press lets it go. */
export function KeepButton({ letter }: { readonly letter: WholeLetter }) {
  const words = useKeptWords()
  const kept = useQuery(keptReading).data?.find((one) => one.letter.id === letter.id)
  const isStale = kept !== undefined && kept.letter.updatedAt !== letter.updatedAt
  useEffect(() => {
    if (isStale) void keepLetter(letter)
  }, [isStale, letter])
  const toggle = async () => {
    try {
      if (kept) await dropLetter(letter.id)
      else await keepLetter(letter)
      toast({ tone: 'good', text: kept ? words.dropped : words.kept })
    } catch {
      toast({ tone: 'bad', text: words.noRoom })
    }
  }
  return (
    <Tool
      icon="keep"
      label={kept ? words.drop : words.keep}
      isOn={kept !== undefined}
      onClick={() => void toggle()}
    />
  )
}
