import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
  const list = useInfiniteQuery(circleReading)
  const items = list.data?.pages.flatMap(({ followedLeaderboard }) => followedLeaderboard.items)
  return (
    <Listing
      list={list}
      count={items?.length}
      empty={<Empty title={words.boardEmpty} text={words.boardEmptyText} />}
    >
      <Standings items={items ?? []} />
    </Listing>
  )
}

function Everybody() {
  const words = useQuestsWords()
  const list = useInfiniteQuery(leaderboardReading)
  const items = list.data?.pages.flatMap(({ leaderboard }) => leaderboard.items)
  return (
    <Listing
      list={list}
      count={items?.length}
      empty={<Empty title={words.boardEmpty} text={words.boardEmptyText} />}
    >
      <Standings items={items ?? []} />
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
