import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { newRequestId, useAct } from '../api/act.ts'
import { mergeEntity } from '../api/cache.ts'
import { profileReading } from '../goals-guild/users/settings/readings.ts'
import { zonesIn } from '../goals-guild/users/settings/regions.ts'
import { UpdateProfile } from '../goals-guild/users/settings/settings.operations.ts'
import { useCommon } from '../i18n/common/index.ts'
import { formatTime } from '../i18n/dates.ts'
import { useLocale } from '../i18n/language.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { toast } from '../ui/toasts.tsx'
import s from './frame.module.css'
import { useOwnWords } from './words/index.ts'

/** Where somebody's days begin and end; GoalsGuild alone counts by days. */
function ZoneForm({ zone }: { readonly zone: string | null }) {
  const { preferences: words } = useOwnWords()
  const common = useCommon()
  const locale = useLocale()
  const zones = useMemo(() => zonesIn(locale, zone), [locale, zone])
  const update = useAct(UpdateProfile, {
    done: ({ updateProfile }) => {
      mergeEntity(updateProfile)
      toast({ tone: 'good', text: words.zoneSaved })
    },
  })
  return (
    <form
      className={s.zone}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = String(new FormData(event.currentTarget).get('timeZone') ?? '')
        update.mutate({ timeZone: chosen || null, requestId: newRequestId() })
      }}
    >
      <SelectField
        label={words.zoneField}
        hint={words.zoneMore}
        name="timeZone"
        value={zone}
        none={words.zoneNone}
        choices={zones}
      />
      <Button type="submit" busy={update.isPending}>
        {common.save}
      </Button>
    </form>
  )
}

export function ZoneCard() {
  const { preferences: words } = useOwnWords()
  const locale = useLocale()
  const me = useQuery(profileReading).data?.me
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const time = formatTime(locale, new Date().toISOString())
  return (
    <Card title={words.zoneTitle}>
      <p className={s.lead}>{words.zone(here, time)}</p>
      {me && <ZoneForm key={me.timeZone} zone={me.timeZone} />}
      {me === null && <p className={s.lead}>{words.zoneNobody}</p>}
    </Card>
  )
}
