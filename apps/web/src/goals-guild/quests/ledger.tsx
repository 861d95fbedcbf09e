import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card, cardStyles } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Ago } from '../../ui/time.tsx'
import s from './quests-page.module.css'
import { ledgerReading, questReading } from './readings.ts'
import { useQuestsWords } from './words/index.ts'

/** The quest that was paid for; a quest may be gone while its entry stays. */
function Paid({ questId }: { readonly questId: string | null }) {
  const words = useQuestsWords()
  const { data } = useQuery({
    ...questReading(questId ?? ''),
    enabled: questId !== null,
    retry: false,
  })
  if (!data || questId === null) return <span>{words.earned}</span>
  return (
    <Link to="/quests/$questId" params={{ questId }}>
      {data.quest.title}
    </Link>
  )
}

export function XpLedger() {
  const words = useQuestsWords()
  const list = useInfiniteQuery(ledgerReading)
  const items = list.data?.pages.flatMap(({ myXpEntries }) => myXpEntries.items)
  return (
    <Card title={words.ledger}>
      <Listing
        list={list}
        count={items?.length}
        empty={<p className={cardStyles.note}>{words.ledgerEmpty}</p>}
      >
        <ul className={s.ledger}>
          {items?.map(({ id, xp, questId, createdAt }) => (
            <li key={id}>
              <span className={s.coin}>
                <Icon name="trophy" size={17} />
              </span>
              <span className={s.text}>
                <Paid questId={questId} />
                <small>
                  <Ago time={createdAt} />
                </small>
              </span>
              <span className={s.xp}>{words.reward(xp)}</span>
            </li>
          ))}
        </ul>
      </Listing>
    </Card>
  )
}
