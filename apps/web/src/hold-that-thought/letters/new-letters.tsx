import { useState } from 'react'
import { isOwnRequest } from '../../api/act.ts'
import { readAgain, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { Button } from '../../ui/button.tsx'
import { Slip } from '../kit/slip.tsx'
import { LettersChanged } from './new-letters.operations.ts'
import { decadesReading, LETTER_LISTS } from './readings.ts'
import { useLettersWords } from './words/index.ts'

/** By their ids. */
type Titles = Readonly<Record<string, string>>

/** Letters that came while one looked: the list stays as it is until one wants to see them in it. */
export function NewLetters() {
  const words = useLettersWords()
  const [come, setCome] = useState<Titles>({})
  useLive(
    LettersChanged,
    {},
    {
      onListening: () => readOnceMore(...LETTER_LISTS),
      onEvent: ({ lettersChanged: { kind, letterId, letter, requestId } }) => {
        readAgain(decadesReading.queryKey)
        if (isOwnRequest(requestId)) return
        setCome(({ [letterId]: _, ...others }) =>
          kind === 'added' && letter ? { ...others, [letterId]: letter.title } : others,
        )
        if (kind !== 'added') readAgain(...LETTER_LISTS)
      },
    },
  )
  const [first, ...others] = Object.values(come)
  return (
    <Slip
      text={first === undefined ? undefined : words.come(first, others.length + 1)}
      closeLabel={words.notNow}
      onClose={() => setCome({})}
    >
      <Button
        look="brand"
        small
        onClick={() => {
          setCome({})
          readAgain(...LETTER_LISTS)
        }}
      >
        {words.showCome}
      </Button>
    </Slip>
  )
}
