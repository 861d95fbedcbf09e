import { useState } from 'react'
import { useListing } from '../../api/listing.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Switch } from '../../ui/segments.tsx'
import { circleReading, leaderboardReading } from './readings.ts'
import { Standings } from './standings.tsx'
import s from './standings.module.css'
import { useQuestsWords } from './words/index.ts'

function Circle() {
  const words = useQuestsWords()
  const list = useListing(circleReading)
  return (
    <Listing list={list} empty={<Empty title={words.boardEmpty} text={words.boardEmptyText} />}>
      {(items) => <Standings items={items} />}
    </Listing>
  )
}

function Everybody() {
  const words = useQuestsWords()
  const list = useListing(leaderboardReading)
  return (
    <Listing list={list} empty={<Empty title={words.boardEmpty} text={words.boardEmptyText} />}>
      {(items) => <Standings items={items} />}
    </Listing>
  )
}

export function Leaderboards() {
  const words = useQuestsWords()
  const [board, setBoard] = useState<'circle' | 'all'>('circle')
  return (
    <Card title={words.board}>
      <Switch
        label={words.board}
        value={board}
        choices={[
          ['circle', words.circle],
          ['all', words.everybody],
        ]}
        onChoose={setBoard}
      />
      <div className={s.list}>{board === 'circle' ? <Circle /> : <Everybody />}</div>
    </Card>
  )
}
