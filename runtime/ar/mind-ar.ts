/** MindAR, fetched when it is first wanted: 2 MB of script. */
export const mindAr = () => import('mind-ar/dist/mindar-image.prod.js')
