import type { Template } from '../local/template/load-template.ts';

/** Returns the template with changed properties for its resources of one type. */
export const changedTemplate = <Props>(
  template: Template,
  type: string,
  change: (props: Props) => Props,
): Template => ({
  ...template,
  ofType: <P>(asked: string) => {
    const resources = template.ofType<P>(asked);
    if (asked !== type) return resources;
    return resources.map((resource) => ({
      ...resource,
      props: change(resource.props as unknown as Props) as unknown as P,
    }));
  },
});
