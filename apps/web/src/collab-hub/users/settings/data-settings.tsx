import { DeleteCard } from '../../../account/data/delete-card.tsx'
import { ExportCard } from '../../../account/data/export-card.tsx'
import { queries } from '../../../api/cache.ts'
import { request } from '../../../api/client.ts'
import { BlocksCard } from '../../conversations/blocks-card.tsx'
import { Title } from '../../../ui/title.tsx'
import { meReading, useMe } from '../me.ts'
import { nameOf } from '../person.tsx'
import { DeleteAccount, ExportMyData } from './settings.operations.ts'
import { useSettingsWords } from './words/index.ts'

const read = async (after: string | null) => (await request(ExportMyData, { after })).exportMyData
const email = async () => (await queries.ensureQueryData(meReading)).me?.email ?? ''

/** What is somebody's here: to take along, or to end. */
export function HubData() {
  const words = useSettingsWords()
  const me = useMe()
  return (
    <>
      <ExportCard product="CollabHub" words={words.data} read={read} />
      {me && (
        <DeleteCard words={words.leave} name={nameOf(me)} email={email} operation={DeleteAccount} />
      )}
    </>
  )
}

export function DataSettings() {
  const words = useSettingsWords()
  return (
    <>
      <Title>{words.data.title}</Title>
      <BlocksCard />
      <HubData />
    </>
  )
}
