import { type ReactNode, type TouchEvent, useRef, useState } from 'react'
import { buttonClass, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { type Asked, To } from '../../shell/nav.tsx'
import s from './photo-page.module.css'
import type { MediaTile } from './photos.operations.ts'
import { usePhotosWords } from './words/index.ts'

interface PhotoStageProps {
  readonly item: MediaTile
  /** Where one came from. */
  readonly asked: Asked
  readonly previous: MediaTile | undefined
  readonly next: MediaTile | undefined
  readonly onOpen: (item: MediaTile) => void
}

/** So far a finger goes until it means the next one. */
const SWIPE_PX = 56

/** A finger that goes to a side, and not up or down. */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<readonly [number, number]>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch, second] = [touches[0], touches[1]]
      // Two fingers make it larger.
      from.current = touch && !second ? [touch.clientX, touch.clientY] : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      const [x, y] = from.current ?? []
      if (x === undefined || y === undefined || !touch) return
      const [dx, dy] = [touch.clientX - x, touch.clientY - y]
      if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1)
    },
  }
}

function Picture({ item, alt }: { readonly item: MediaTile; readonly alt: string }) {
  const words = usePhotosWords()
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <p className={s.broken}>{words.broken}</p>
  return (
    <img
      className={s.picture}
      src={item.url}
      alt={alt}
      {...(item.width && item.height && { width: item.width, height: item.height })}
      // The small one is there already, and is looked at meanwhile.
      style={item.thumbnailUrl === null ? {} : { backgroundImage: `url("${item.thumbnailUrl}")` }}
      onError={() => setBroken(true)}
    />
  )
}

/** Its first page as a picture. It is never opened here: what is in a PDF may want to run. */
function Document({ item, alt }: { readonly item: MediaTile; readonly alt: string }) {
  const words = usePhotosWords()
  return (
    <div className={s.document}>
      {item.thumbnailUrl === null ? (
        <p className={s.broken}>{words.noPreview}</p>
      ) : (
        <img src={item.thumbnailUrl} alt={alt} />
      )}
      <p>{words.documentText}</p>
      <a href={item.url} download className={buttonClass('plain')}>
        <Icon name="download" size={18} /> {words.download}
      </a>
    </div>
  )
}

function Film({ item, alt }: { readonly item: MediaTile; readonly alt: string }) {
  const words = usePhotosWords()
  const [isBroken, setBroken] = useState(false)
  return isBroken ? (
    <div className={s.document}>
      <p className={s.broken}>{words.noFilm}</p>
      <a href={item.url} download className={buttonClass('plain')}>
        <Icon name="download" size={18} /> {words.download}
      </a>
    </div>
  ) : (
    // Nobody has written down what is said in a family's films.
    <video
      className={s.film}
      src={item.url}
      controls
      playsInline
      preload="metadata"
      aria-label={alt}
      onError={() => setBroken(true)}
    />
  )
}

const SHOWN = { pictures: Picture, videos: Film, documents: Document }

interface StepProps {
  readonly item: MediaTile | undefined
  readonly label: string
  readonly side: 'start' | 'end'
  readonly onOpen: (item: MediaTile) => void
}

const Step = ({ item, label, side, onOpen }: StepProps): ReactNode =>
  item && (
    <IconButton
      icon="back"
      label={label}
      className={`${s.step} ${s[side]}`}
      onClick={() => onOpen(item)}
    />
  )

/** A dark room with one picture in it. */
export function PhotoStage({ item, asked, previous, next, onOpen }: PhotoStageProps) {
  const words = usePhotosWords()
  const stage = useRef<HTMLElement>(null)
  const swipe = useSwipe((by) => {
    const wanted = by > 0 ? next : previous
    if (wanted) onOpen(wanted)
  })
  const Shown = SHOWN[item.category]
  return (
    <section ref={stage} className={s.stage} aria-label={words.kinds[item.category]} {...swipe}>
      <Shown item={item} alt={item.title ?? words.untitled} />
      <Step item={previous} label={words.previous} side="start" onOpen={onOpen} />
      <Step item={next} label={words.next} side="end" onOpen={onOpen} />
      <div className={s.top}>
        <To to="/photos" asked={asked} className={s.back} aria-label={words.back}>
          <Icon name="close" />
        </To>
        <IconButton
          icon="device"
          label={words.full}
          onClick={() =>
            void (document.fullscreenElement
              ? document.exitFullscreen()
              : stage.current?.requestFullscreen())
          }
        />
      </div>
    </section>
  )
}
