import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card, cardStyles } from '../../ui/card.tsx'
import { Unread } from '../../ui/unread.tsx'
import { QuestRow } from './quest-row.tsx'
import { glanceReading } from './glance-readings.ts'
import { Standings } from './standings.tsx'
import { useQuestsWords } from './words/index.ts'

/** The quests in progress, for the side of other pages. */
export function QuestsCard() {
  const words = useQuestsWords()
  const reading = useQuery(glanceReading)
  const { data } = reading
  return (
    <Card
      title={words.title}
      action={
        <Link to="/quests" className={cardStyles.link}>
          {words.all}
        </Link>
      }
    >
      {!data && <Unread of={[reading]} lines={3} height={16} />}
      {data?.quests.items.length === 0 && <p className={cardStyles.note}>{words.noneText}</p>}
      <ul>
        {data?.quests.items.map((quest) => (
          <QuestRow key={quest.id} quest={quest} />
        ))}
      </ul>
    </Card>
  )
}

/** How those one follows are doing; nothing while one is alone. */
export function CircleCard() {
  const words = useQuestsWords()
  const { data } = useQuery(glanceReading)
  const items = data?.followedLeaderboard.items ?? []
  return items.length > 1 ? (
    <Card title={words.circle}>
      <Standings items={items} />
    </Card>
  ) : null
}
