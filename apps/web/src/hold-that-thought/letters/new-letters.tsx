import { useState } from 'react'
import { isOwnRequest } from '../../api/act.ts'
import { readAgain, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { Button } from '../../ui/button.tsx'
import { Slip } from '../kit/slip.tsx'
import { LettersChanged, type LettersChangedData } from './new-letters.operations.ts'
import { decadesReading, LETTER_LISTS } from './readings.ts'
import { useLettersWords } from './words/index.ts'

interface NewLettersProps {
  /** What the list has already: it may have been read after they came. */
  readonly shown: readonly { readonly id: string }[]
}

type Come = NonNullable<LettersChangedData['lettersChanged']['letter']>

/** Letters that came while one looked: the list stays as it is until one wants to see them in it. */
export function NewLetters({ shown }: NewLettersProps) {
  const words = useLettersWords()
  const [told, setTold] = useState<readonly Come[]>([])
  useLive(
    LettersChanged,
    {},
    {
      onListening: () => readOnceMore(...LETTER_LISTS),
      onEvent: ({ lettersChanged: { kind, letterId, letter, requestId } }) => {
        readAgain(decadesReading.queryKey)
        if (isOwnRequest(requestId)) return
        setTold((before) => {
          const others = before.filter(({ id }) => id !== letterId)
          return kind === 'added' && letter ? [...others, letter] : others
        })
        if (kind !== 'added') readAgain(...LETTER_LISTS)
      },
    },
  )
  const come = told.filter(({ id }) => shown.every((one) => one.id !== id))
  const [first] = come
  return (
    <Slip
      text={first && words.come(first.title, come.length)}
      closeLabel={words.notNow}
      onClose={() => setTold([])}
    >
      <Button
        look="brand"
        small
        onClick={() => {
          setTold([])
          readAgain(...LETTER_LISTS)
        }}
      >
        {words.showCome}
      </Button>
    </Slip>
  )
}
