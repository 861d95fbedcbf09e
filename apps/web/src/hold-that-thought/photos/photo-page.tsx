import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../api/errors.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { useShortcuts } from '../../shell/shortcuts.ts'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Margin } from '../comments/margin.tsx'
import { Page } from '../kit/page.tsx'
import { type Asked, useAsked, useGo, usePart } from '../../shell/nav.tsx'
import { PhotoFacts } from './photo-facts.tsx'
import s from './photo-page.module.css'
import { PhotoStage } from './photo-stage.tsx'
import type { MediaTile } from './photos.operations.ts'
import { photoReading, wallOf } from './readings.ts'
import { useGalleryLive } from './use-gallery-live.ts'
import { useWall } from './use-wall.ts'
import { usePhotosWords } from './words/index.ts'

const isGone = (error: Error | null) => error instanceof ApiError && error.code === 'NOT_FOUND'

/** The ones before and behind it, where one came from. */
function useNeighbours(mediaId: string, wall: Asked) {
  const { items = [], more, isMoreBusy } = useWall(wall)
  const place = items.findIndex(({ id }) => id === mediaId)
  const isLast = place === items.length - 1
  useEffect(() => {
    if (place >= 0 && isLast && !isMoreBusy) more?.()
  }, [place, isLast, isMoreBusy, more])
  const at = (by: number): MediaTile | undefined => (place < 0 ? undefined : items[place + by])
  return { self: items[place], previous: at(-1), next: at(1) }
}

/** Whoever goes on does not wait for the next one. */
function useAhead(next: MediaTile | undefined): void {
  const url = next?.category === 'pictures' ? next.url : undefined
  useEffect(() => {
    if (url !== undefined) new Image().src = url
  }, [url])
}

/** One picture as large as the screen, with what is known of it, and the way to the others. */
export function PhotoPage() {
  const words = usePhotosWords()
  const common = useCommon()
  const go = useGo()
  const mediaId = usePart('mediaId')
  const asked = useAsked()
  const wall = wallOf(asked)
  const { data, error, refetch } = useQuery(photoReading(mediaId))
  const { self, previous, next } = useNeighbours(mediaId, wall)
  useGalleryLive()
  useAhead(next)
  const back = () => go('/photos', { asked })
  const open = (item: MediaTile | undefined) =>
    item && go(`/photos/${item.id}`, { asked, replace: true })
  useShortcuts({
    ArrowLeft: () => open(previous),
    ArrowRight: () => open(next),
    Escape: back,
  })
  const item = data?.mediaItem
  const shown = item ?? self
  if (isGone(error) || !shown)
    return (
      <Page title={error ? common.missing : words.title}>
        {isGone(error) ? (
          <Empty title={words.gone} text={common.missingText} />
        ) : error ? (
          <Trouble onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={1} height={420} />
        )}
      </Page>
    )
  return (
    <div className={s.photo}>
      <PhotoStage
        key={shown.id}
        item={shown}
        asked={asked}
        previous={previous}
        next={next}
        onOpen={open}
      />
      <div className={s.panel}>
        {item ? (
          <>
            <PhotoFacts key={item.id} item={item} onGone={() => (next ? open(next) : back())} />
            <Margin key={`notes ${item.id}`} itemId={item.id} />
          </>
        ) : (
          <Skeleton lines={5} height={24} />
        )}
      </div>
    </div>
  )
}
