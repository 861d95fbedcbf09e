import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useListing } from '../../api/listing.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Switch } from '../../ui/segments.tsx'
import { Title } from '../../ui/title.tsx'
import { HeatMap } from './heat-map.tsx'
import { Leaderboards } from './leaderboards.tsx'
import { XpLedger } from './ledger.tsx'
import { LevelCard } from './level-card.tsx'
import { QuestRow } from './quest-row.tsx'
import s from './quests-page.module.css'
import { type QuestStatus, questsReading } from './readings.ts'
import { useQuestsWords } from './words/index.ts'

const STATUSES: readonly QuestStatus[] = ['active', 'completed', 'cancelled']

const NewQuestLink = () => (
  <Link to="/quests/new" className={buttonClass('brand')}>
    <Icon name="plus" size={18} /> {useQuestsWords().create}
  </Link>
)

function QuestList({ status }: { readonly status: QuestStatus }) {
  const words = useQuestsWords()
  const list = useListing(questsReading(status))
  const empty = <Empty title={words.none[status]} text={words.noneText} action={<NewQuestLink />} />
  return (
    <Card label={words.status[status]}>
      <Listing list={list} empty={empty}>
        {(items) => (
          <ul>
            {items.map((quest) => (
              <QuestRow key={quest.id} quest={quest} />
            ))}
          </ul>
        )}
      </Listing>
    </Card>
  )
}

export function QuestsPage() {
  const words = useQuestsWords()
  const navigate = useNavigate()
  const { status = 'active' } = useSearch({ from: '/app/quests' })
  return (
    <div className={s.page}>
      <header className={s.head}>
        <Title>{words.title}</Title>
        <NewQuestLink />
      </header>
      <div className={s.columns}>
        <div className={s.main}>
          <Switch
            label={words.title}
            value={status}
            choices={STATUSES.map((one) => [one, words.status[one]])}
            onChoose={(next) =>
              void navigate({
                to: '/quests',
                search: next === 'active' ? {} : { status: next },
                replace: true,
              })
            }
          />
          <QuestList status={status} />
          <XpLedger />
        </div>
        <aside className={s.main}>
          <LevelCard />
          <HeatMap />
          <Leaderboards />
        </aside>
      </div>
    </div>
  )
}
