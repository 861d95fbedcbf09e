import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { celebrate } from '../../ui/celebrate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Ring } from '../../ui/ring.tsx'
import s from './level-up.module.css'
import { glanceReading } from './glance-readings.ts'
import { useLevelWords } from './level-words/index.ts'
import { useQuestsWords } from './words/index.ts'

/** Says so when somebody has come to another level while they were here. */
export function LevelUp() {
  const words = useQuestsWords()
  const levels = useLevelWords()
  const level = useQuery(glanceReading).data?.myXp.level
  const known = useRef(level)
  const [reached, setReached] = useState<number>()
  useEffect(() => {
    if (known.current !== undefined && level !== undefined && level > known.current) {
      setReached(level)
      celebrate()
    }
    known.current = level ?? known.current
  }, [level])
  if (reached === undefined) return null
  return (
    <Dialog title={words.levelUp} onClose={() => setReached(undefined)}>
      <div className={s.box}>
        <Ring value={1} size={132} width={12} tone="gold" label={levels.level(reached)}>
          <span className={s.level}>{reached}</span>
        </Ring>
        <p>{words.levelUpText(reached)}</p>
        <Button look="brand" wide onClick={() => setReached(undefined)}>
          {words.onwards}
        </Button>
      </div>
    </Dialog>
  )
}
