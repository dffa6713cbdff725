import { WaitPage } from '../applications/wait.page.tsx';

/** The flood determination did not come at once. */
export default function FloodLatePage() {
  return (
    <WaitPage
      heading="The flood certificate takes longer than usual"
      why="The law asks for it before you sign. The company that reads the flood maps has your home in hand: some maps are read by a person."
      who="Our flood map provider"
      usual="1 business day"
      meanwhile="Nothing is needed from you. You can close this page: we will write to you when you can sign, and you will come back to this place."
    />
  );
}
