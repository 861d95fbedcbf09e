import { DeleteCard } from '../../../account/data/delete-card.tsx'
import { ExportCard } from '../../../account/data/export-card.tsx'
import { queries } from '../../../api/cache.ts'
import { request } from '../../../api/client.ts'
import { Title } from '../../../ui/title.tsx'
import { meReading, useMe } from '../me.ts'
import { DeleteAccount, ExportMyData } from './settings.operations.ts'
import { useSettingsWords } from './words/index.ts'

const read = async (after: string | null) => (await request(ExportMyData, { after })).exportMyData
const email = async () => (await queries.ensureQueryData(meReading)).me?.email ?? ''

/** What is somebody's here: to take along, or to end. */
export function FamilyData() {
  const words = useSettingsWords()
  const me = useMe()
  return (
    <>
      <ExportCard product="HoldThatThought" words={words.data} read={read} />
      {me && (
        <DeleteCard
          words={words.leave}
          name={me.displayName}
          email={email}
          operation={DeleteAccount}
        />
      )}
    </>
  )
}

export function DataSettings() {
  const words = useSettingsWords()
  return (
    <>
      <Title>{words.data.title}</Title>
      <FamilyData />
    </>
  )
}
