import { newRequestId, useAct } from '../../../api/act.ts'
import { useListing } from '../../../api/listing.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Listing } from '../../../ui/listing.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { Title } from '../../../ui/title.tsx'
import { UnblockUser } from '../../follows/follows.operations.ts'
import { PersonRow, PersonRows } from '../../follows/person-row.tsx'
import { blocksListing, FOLLOWS } from '../../follows/readings.ts'
import { GuildDeletion } from './delete-card.tsx'
import { GuildExport } from './export-card.tsx'
import s from './settings.module.css'
import { useSettingsWords } from './words/index.ts'

function BlocksCard() {
  const { blocks: words } = useSettingsWords()
  const list = useListing(blocksListing)
  const unblock = useAct(UnblockUser, {
    touches: [FOLLOWS, ['person']],
    done: () => toast({ tone: 'good', text: words.done }),
  })
  return (
    <Card title={words.title}>
      <Listing list={list} empty={<p className={s.lead}>{words.none}</p>}>
        {(items) => (
          <PersonRows>
            {items.map(({ user }) => (
              <PersonRow
                key={user.id}
                person={user}
                actions={
                  <Button
                    small
                    aria-label={words.unblockName(user.fullName)}
                    busy={unblock.isPending && unblock.variables.userId === user.id}
                    onClick={() => unblock.mutate({ userId: user.id, requestId: newRequestId() })}
                  >
                    {words.unblock}
                  </Button>
                }
              />
            ))}
          </PersonRows>
        )}
      </Listing>
    </Card>
  )
}

export function DataSettings() {
  const words = useSettingsWords()
  return (
    <>
      <Title>{words.data.title}</Title>
      <GuildExport />
      <BlocksCard />
      <GuildDeletion />
    </>
  )
}
