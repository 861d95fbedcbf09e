import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { type Asked, To } from '../../shell/nav.tsx'
import s from './photos-page.module.css'
import type { MediaTile } from './photos.operations.ts'
import { usePhotosWords } from './words/index.ts'

interface TileProps {
  readonly item: MediaTile
  /** Where one came from: the way through it goes on there. */
  readonly wall: Asked
}

/** Nothing is narrower or wider than this, or rows would be of one picture. */
const [NARROW, WIDE] = [0.62, 2.1]

/** What says nothing of its size is as its kind mostly is. */
const USUAL = { pictures: 1, videos: 16 / 9, documents: 3 / 4 }

const shapeOf = ({ width, height, category }: MediaTile) =>
  Math.min(WIDE, Math.max(NARROW, width && height ? width / height : USUAL[category]))

/** A frame of the film, asked for when it is near. */
function Film({ url }: { readonly url: string }) {
  const film = useRef<HTMLVideoElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!film.current) return
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    })
    observer.observe(film.current)
    return () => observer.disconnect()
  }, [])
  return (
    <video
      ref={film}
      {...(isNear && { src: `${url}#t=0.1` })}
      preload="metadata"
      muted
      playsInline
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}

function Face({ item }: { readonly item: MediaTile }) {
  const { category, thumbnailUrl, url } = item
  if (category === 'videos')
    return (
      <>
        <Film url={url} />
        <span className={s.play}>
          <Icon name="chevron" size={26} />
        </span>
      </>
    )
  if (thumbnailUrl === null)
    return (
      <span className={s.plain}>
        <Icon name={category === 'documents' ? 'box' : 'image'} size={30} />
      </span>
    )
  return <img src={thumbnailUrl} alt="" loading="lazy" decoding="async" />
}

/** As wide as the picture is, so that a row is as high everywhere and nothing jumps. */
export function Tile({ item, wall }: TileProps) {
  const words = usePhotosWords()
  const { id, category, title, fileName } = item
  const name = title ?? (category === 'pictures' ? words.untitled : fileName)
  const shape = shapeOf(item)
  return (
    <li className={s.tile} style={{ flexGrow: shape, flexBasis: `calc(var(--row) * ${shape})` }}>
      <To
        to={`/photos/${id}`}
        asked={wall['category'] === 'pictures' ? {} : wall}
        className={s.picture}
        style={{ aspectRatio: shape }}
        aria-label={words.open(name, words.kinds[category])}
      >
        <Face item={item} />
        {(title !== null || category !== 'pictures') && <span className={s.caption}>{name}</span>}
      </To>
    </li>
  )
}
