import s from './page.module.css'

/** Somebody's own address: only what a browser opens as a page is a link. */
export function WebLink({ url }: { readonly url: string }) {
  const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  return isWeb ? (
    <a className={s.link} href={url} target="_blank" rel="noreferrer noopener nofollow ugc">
      {new URL(url).host}
    </a>
  ) : (
    url
  )
}
