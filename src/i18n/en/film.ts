export const film = {
  begin: 'Film the world',
  beginHint: 'Film the world: a short video of at most {{seconds}} seconds, saved on this device',
  end: 'End the film',
  rolling: 'Filming',
  saved: 'Your film is on this device now: “{{name}}”.',
  failed: 'The film did not work. Your world is as it was. Try it once more, or in another browser.',
}
