import { DeleteCard } from '../../../account/data/delete-card.tsx'
import { queries } from '../../../api/cache.ts'
import { useMe } from '../me.ts'
import { profileReading } from './readings.ts'
import { DeleteAccount } from './settings.operations.ts'
import { useSettingsWords } from './words/index.ts'

const email = async () => (await queries.ensureQueryData(profileReading)).me?.email ?? ''

export function GuildDeletion() {
  const { leave: words } = useSettingsWords()
  const me = useMe()
  return (
    <DeleteCard words={words} name={me?.nickname ?? ''} email={email} operation={DeleteAccount} />
  )
}
