export const EXPLORER_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="7" fill="#0f5c5c"/>
<g fill="#fff"><rect x="6" y="8" width="20" height="4" rx="1"/><rect x="6" y="14" width="9" height="4" rx="1" opacity=".8"/>
<rect x="17" y="14" width="9" height="4" rx="1" opacity=".55"/><rect x="6" y="20" width="9" height="4" rx="1" opacity=".8"/>
<rect x="17" y="20" width="9" height="4" rx="1" opacity=".55"/></g>
</svg>
`
