import { Link } from '@tanstack/react-router'
import { useListing } from '../../api/listing.ts'
import { Card, cardStyles } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Ago } from '../../ui/time.tsx'
import s from './quests-page.module.css'
import { ledgerReading } from './readings.ts'
import { useQuestsWords } from './words/index.ts'

export function XpLedger() {
  const words = useQuestsWords()
  const list = useListing(ledgerReading)
  return (
    <Card title={words.ledger}>
      <Listing list={list} empty={<p className={cardStyles.note}>{words.ledgerEmpty}</p>}>
        {(items) => (
          <ul className={s.ledger}>
            {items.map(({ id, xp, quest, createdAt }) => (
              <li key={id}>
                <span className={s.coin}>
                  <Icon name="trophy" size={17} />
                </span>
                <span className={s.text}>
                  {quest ? (
                    <Link to="/quests/$questId" params={{ questId: quest.id }}>
                      {quest.title}
                    </Link>
                  ) : (
                    <span>{words.earned}</span>
                  )}
                  <small>
                    <Ago time={createdAt} />
                  </small>
                </span>
                <span className={s.xp}>{words.reward(xp)}</span>
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </Card>
  )
}
