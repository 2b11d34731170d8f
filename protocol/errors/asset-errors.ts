import type { ErrorEntry } from './error-entry.ts'

/** Uploading, renaming, deleting and fetching pictures, sounds, videos and models. */
export const assetErrors = {
  'asset.not-yours': {
    status: 404,
    en: 'This file does not exist, or it is not yours.',
    de: 'Diese Datei gibt es nicht, oder sie gehört dir nicht.',
  },
  'asset.file-missing': { status: 400, en: 'Choose a file first.', de: 'Wähle zuerst eine Datei aus.' },
  'asset.too-many-files': {
    status: 413,
    en: 'These are too many files at once. Take at most 8.',
    de: 'Das sind zu viele Dateien auf einmal. Nimm höchstens 8.',
  },
  'asset.too-large': {
    status: 413,
    en: 'This file is too large. It may have at most 20 MB.',
    de: 'Diese Datei ist zu groß. Sie darf höchstens 20 MB haben.',
  },
  'asset.name-empty': {
    status: 400,
    en: 'The name needs at least one character before the first dot.',
    de: 'Der Name braucht vor dem ersten Punkt mindestens ein Zeichen.',
  },
  'asset.name-too-long': {
    status: 400,
    en: 'The name can have at most 255 characters.',
    de: 'Der Name darf höchstens 255 Zeichen haben.',
  },
  'asset.not-a-picture': {
    status: 415,
    en: 'This is not a picture that works here. Take a PNG, JPEG, WebP, GIF or SVG.',
    de: 'Das ist kein Bild, das hier geht. Nimm ein PNG, JPEG, WebP, GIF oder SVG.',
  },
  'asset.not-a-sound': {
    status: 415,
    en: 'This is not a sound that works here. Take an MP3, WAV, OGG or M4A.',
    de: 'Das ist kein Klang, der hier geht. Nimm ein MP3, WAV, OGG oder M4A.',
  },
  'asset.not-a-video': {
    status: 415,
    en: 'This is not a video that works here. Take an MP4 or WebM.',
    de: 'Das ist kein Video, das hier geht. Nimm ein MP4 oder WebM.',
  },
  'asset.not-a-model': {
    status: 415,
    en: 'This is not a 3D model that works here. Take a GLB, or a glTF with everything inside.',
    de: 'Das ist kein 3D-Modell, das hier geht. Nimm ein GLB oder ein glTF, in dem alles drin ist.',
  },
  'asset.unknown-kind': {
    status: 415,
    en: 'This kind of file does not work here. Take a picture, a sound, a video or a 3D model.',
    de: 'Diese Art von Datei geht hier nicht. Nimm ein Bild, einen Klang, ein Video oder ein 3D-Modell.',
  },
  'asset.web-page': {
    status: 415,
    en: 'This is a web page. If it is a world, open it with “Open a file” at the top.',
    de: 'Das ist eine Webseite. Wenn es eine Welt ist, öffne sie oben mit „Datei öffnen“.',
  },
  'asset.device-full': {
    status: 507,
    en: 'This device has no room for the file. Delete some here, or log in to keep them in your account.',
    de: 'Auf diesem Gerät ist kein Platz für die Datei. Lösche hier welche, oder melde dich an und behalte sie in deinem Konto.',
  },
  'asset.wrong-extension': {
    status: 415,
    en: 'This file is not what its name says. Save it again in the right format.',
    de: 'Diese Datei ist nicht das, was ihr Name sagt. Speichere sie neu im richtigen Format.',
  },
  'asset.two-in-one': {
    status: 415,
    en: 'There is a second file hidden in this file, so it cannot be used.',
    de: 'In dieser Datei steckt noch eine zweite, deshalb geht sie nicht.',
  },
  'asset.unreadable': {
    status: 422,
    en: 'This file is damaged and cannot be read.',
    de: 'Diese Datei ist kaputt und kann nicht gelesen werden.',
  },
  'asset.too-hard-to-read': {
    status: 422,
    en: 'This file is too complicated. Try a simpler one.',
    de: 'Diese Datei ist zu kompliziert. Versuch es mit einer einfacheren.',
  },
  'asset.animation-too-long': {
    status: 422,
    en: 'This animation has too many frames, or they are too large. Make it shorter or smaller.',
    de: 'Diese Animation hat zu viele oder zu große Bilder. Mach sie kürzer oder kleiner.',
  },
  'asset.picture-too-big': {
    status: 413,
    en: 'This picture is too big. It may be 8192 pixels wide or high, and 4096 × 4096 in all. Make it smaller and try again.',
    de: 'Dieses Bild ist zu groß. Es darf 8192 Pixel breit oder hoch sein, insgesamt 4096 × 4096. Mach es kleiner und versuch es noch einmal.',
  },
  'asset.sound-too-long': {
    status: 413,
    en: 'This sound is too long. It may last 10 minutes. Cut out the part that you need.',
    de: 'Dieser Klang ist zu lang. Er darf 10 Minuten dauern. Schneide das Stück heraus, das du brauchst.',
  },
  'asset.video-too-long': {
    status: 413,
    en: 'This video is too long. It may last 5 minutes. Cut out the part that you need.',
    de: 'Dieses Video ist zu lang. Es darf 5 Minuten dauern. Schneide das Stück heraus, das du brauchst.',
  },
  'asset.model-external': {
    status: 422,
    en: 'This model needs other files. Save it as one GLB with everything inside.',
    de: 'Dieses Modell braucht andere Dateien. Speichere es als ein GLB, in dem alles drin ist.',
  },
  'asset.model-part-missing': {
    status: 422,
    en: 'This model needs the file “{{file}}”, which is not in it. Save it as one GLB with everything inside.',
    de: 'Dieses Modell braucht die Datei „{{file}}“, die nicht darin ist. Speichere es als ein GLB, in dem alles drin ist.',
  },
  'asset.model-too-detailed': {
    status: 413,
    en: 'This model is too detailed. It may have 200,000 triangles, 2,000 parts and 64 pictures. Make it smaller and try again.',
    de: 'Dieses Modell ist zu fein. Es darf 200.000 Dreiecke, 2.000 Teile und 64 Bilder haben. Mach es kleiner und versuch es noch einmal.',
  },
  'asset.model-extension': {
    status: 422,
    en: 'This model uses something that Nestling does not know. Save it as a plain GLB.',
    de: 'Dieses Modell benutzt etwas, das Nestling nicht kennt. Speichere es als einfaches GLB.',
  },
  'asset.quota-full': {
    status: 413,
    en: 'Your space for files is full. Delete files or worlds that you do not need any more.',
    de: 'Dein Platz für Dateien ist voll. Lösche Dateien oder Welten, die du nicht mehr brauchst.',
  },
  'asset.anonymous-quota-full': {
    status: 413,
    en: 'There is no more space for files without an account. Log in to get more.',
    de: 'Für Dateien ohne Konto ist kein Platz mehr. Melde dich an, dann hast du mehr.',
  },
  'asset.busy': {
    status: 503,
    en: 'Many files are being checked right now. Try again in a moment.',
    de: 'Gerade werden viele Dateien geprüft. Versuch es gleich noch einmal.',
  },
  'asset.only-on-a-device': {
    status: 409,
    en: 'A file in this world is only on the device it came from. Open the world there with a network, or take the file out.',
    de: 'Eine Datei in dieser Welt liegt nur auf dem Gerät, von dem sie kommt. Öffne die Welt dort mit Netz, oder nimm die Datei heraus.',
  },
  'asset.not-stored': {
    status: 503,
    en: 'The file could not be stored. Try again in a moment.',
    de: 'Die Datei konnte nicht gespeichert werden. Versuch es gleich noch einmal.',
  },
  'asset.upload-missing': {
    status: 404,
    en: 'This upload is over. Start it again.',
    de: 'Dieses Hochladen ist vorbei. Fang noch einmal an.',
  },
  'asset.upload-elsewhere': {
    status: 409,
    en: 'The upload is at another place. Ask where it is and go on from there.',
    de: 'Das Hochladen ist an einer anderen Stelle. Frag, wo es ist, und mach dort weiter.',
  },
  'asset.upload-incomplete': {
    status: 409,
    en: 'The file has not arrived completely yet.',
    de: 'Die Datei ist noch nicht ganz angekommen.',
  },
  'asset.part-too-small': {
    status: 400,
    en: 'Parts of an upload have at least 256 KB, all but the last.',
    de: 'Teile einer Datei haben beim Hochladen mindestens 256 KB, alle bis auf den letzten.',
  },
  'asset.upload-damaged': {
    status: 422,
    en: 'The file was damaged on its way. Upload it again.',
    de: 'Die Datei ist unterwegs kaputtgegangen. Lade sie noch einmal hoch.',
  },
} as const satisfies Record<string, ErrorEntry>
