import { CircleCard, QuestsCard } from '../quests/glance.tsx'
import { HeatMap } from '../quests/heat-map.tsx'
import { useOwnEmail } from '../users/use-own-email.ts'
import { useOwnZone } from '../users/use-own-zone.ts'

/** Beside the feed, where there is room for it: it comes after the first screen. */
export function HomeSide() {
  useOwnZone()
  useOwnEmail()
  return (
    <>
      <QuestsCard />
      <HeatMap />
      <CircleCard />
    </>
  )
}
