import { CircleCard, QuestsCard } from '../quests/glance.tsx'
import { HeatMap } from '../quests/heat-map.tsx'

/** Beside the feed, where there is room for it: it comes after the first screen. */
export const HomeSide = () => (
  <>
    <QuestsCard />
    <HeatMap />
    <CircleCard />
  </>
)
