import type { Locator, Page } from 'playwright-core';

/** How somebody works with a page: by pointer, or by keyboard alone. Controls are found by their visible names. */
export type Hands = {
  follow(link: string): Promise<void>;
  press(button: string | RegExp): Promise<void>;
  type(label: string, text: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  pick(option: string | RegExp): Promise<void>;
};

/** More stops than any page has. */
const MOST_STOPS = 300;

export function pointer(page: Page): Hands {
  return {
    follow: (link) => page.getByRole('link', { name: link, exact: true }).first().click(),
    press: (button) => page.getByRole('button', { name: button, exact: true }).last().click(),
    type: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    choose: async (label, option) => {
      await page.getByLabel(label, { exact: true }).selectOption({ label: option });
    },
    pick: (option) => page.getByLabel(option, { exact: true }).first().check(),
  };
}

/** Reaches every control with Tab, and works it with keys. */
export function keyboard(page: Page): Hands {
  const key = (name: string) => page.keyboard.press(name);
  const reach = async (control: Locator): Promise<void> => {
    await control.waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await key('Tab');
    }
    throw new Error(`Tab never reaches ${control}`);
  };
  /** Tab stops once at a group, and arrows go on from there. */
  const pickRadio = async (radio: Locator): Promise<void> => {
    const name = await radio.getAttribute('name');
    await reach(page.locator(`input[type=radio][name="${name}"]`).first());
    await key('Space');
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await radio.isChecked()) return;
      await key('ArrowDown');
    }
    throw new Error(`Arrows never reach ${radio}`);
  };
  return {
    async follow(link) {
      await reach(page.getByRole('link', { name: link, exact: true }).first());
      await key('Enter');
    },
    async press(button) {
      await reach(page.getByRole('button', { name: button, exact: true }).last());
      await key('Enter');
    },
    async type(label, text) {
      await reach(page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    },
    async choose(label, option) {
      await reach(page.getByLabel(label, { exact: true }));
      await page.keyboard.type(option);
    },
    async pick(option) {
      const input = page
        .locator('input')
        .and(page.getByLabel(option, { exact: true }))
        .first();
      if ((await input.getAttribute('type')) === 'radio') return pickRadio(input);
      await reach(input);
      await key('Space');
    },
  };
}
