import { Link } from '@tanstack/react-router'
import { celebrate } from '../../ui/celebrate.ts'
import { toast } from '../../ui/toasts.tsx'
import { useRowWords } from './row-words/index.ts'

interface Milestone {
  readonly id: string
  readonly name: string
}

/** By whoever knows first: what is on the screen, the server's answer, or what it tells. */
const told = new Set<string>()

export const isFlagTold = (id: string): boolean => told.has(id)

/** What is reached is worth a word to those who follow. */
function Flag({ name }: { readonly name: string }) {
  const words = useRowWords()
  return (
    <>
      {words.achieved(name)}
      <Link to="/" search={{ text: words.achievedText(name) }}>
        {words.tell}
      </Link>
    </>
  )
}

/** A milestone is reached: once, with paper in the air. */
export function tellFlag({ id, name }: Milestone): void {
  if (told.has(id)) return
  told.add(id)
  toast({ tone: 'gold', text: <Flag name={name} />, isLong: true })
  celebrate()
}
